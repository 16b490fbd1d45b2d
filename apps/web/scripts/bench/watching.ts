/**
 * What the browser does while something happens: how far the frames are apart, as a person sees it, and how long the page's thread works for
 * each of them, in its own time, which other programs on the machine do not change much.
 */
import type { Browser, Page } from "playwright-core";

export interface Seen {
  /** How far each frame was from the one before, in milliseconds. */
  readonly frames: readonly number[];
  /** How long the page's thread worked for each frame, in milliseconds of its own time. */
  readonly work: readonly number[];
  /** How long it took altogether, in milliseconds. */
  readonly time: number;
}

interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Does something on a page that is on screen, and says what was seen meanwhile. */
export async function watched(browser: Browser, page: Page, act: () => Promise<void>): Promise<Seen> {
  const recorder = await page.evaluateHandle(() => {
    const times: number[] = [];
    let on = true;
    const frame = (time: number): void => {
      times.push(time);
      if (on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return {
      stop: () => {
        on = false;
        return times;
      },
    };
  });
  await browser.startTracing(page, {
    categories: ["-*", "toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  const start = performance.now();
  await act();
  const time = performance.now() - start;
  const trace = await browser.stopTracing();
  const times = await recorder.evaluate((one) => one.stop());
  const frames = times.slice(1).map((at, index) => at - (times[index] ?? at));
  return { frames, work: workByFrame(trace), time };
}

/** What is done from the end of one frame to the end of the next, scripts and drawing together: the recorder asks for every frame. */
function workByFrame(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(thread),
  );
  const events = traceEvents
    .filter((event) => event.ph === "X" && pages.has(thread(event)))
    .toSorted((a, b) => a.ts - b.ts);
  const work: number[] = [];
  let sum = 0;
  let ends = 0;
  let draws = false;
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    if (name.endsWith("RunTask") && ts >= ends) {
      if (draws) {
        work.push(sum);
        sum = 0;
        draws = false;
      }
      sum += tdur / 1000;
      ends = ts + dur;
    } else if (name === "FireAnimationFrame") draws = true;
  }
  return [...work, sum];
}
