/** What a page holds on to: the memory of its thread and of the worker's, and the nodes of its document, after games have been played. */
import type { CDPSession, Page } from "playwright-core";
import { openPage } from "../../e2e/browser.ts";
import type { Stage } from "../../e2e/browser.ts";
import { playByPointer } from "../../e2e/player.ts";

export interface Held {
  readonly games: number;
  /** In millions of bytes. */
  readonly page: number;
  readonly worker: number;
  readonly nodes: number;
  readonly listeners: number;
}

type Ask = (method: string) => Promise<Readonly<Record<string, unknown>>>;

/** A way to ask the worker, which the browser's protocol only reaches through its page. */
async function workerOf(session: CDPSession): Promise<Ask> {
  const waiting = new Map<number, (result: Readonly<Record<string, unknown>>) => void>();
  let count = 0;
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: Readonly<Record<string, unknown>> };
    if (id !== undefined) waiting.get(id)?.(result ?? {});
  });
  const attached = new Promise<string>((resolve) => {
    session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
      if (targetInfo.type === "worker") resolve(sessionId);
    });
  });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false });
  const sessionId = await attached;
  return async (method) => {
    const id = ++count;
    const answer = new Promise<Readonly<Record<string, unknown>>>((resolve) => waiting.set(id, resolve));
    await session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method }) });
    return answer;
  };
}

async function held(session: CDPSession, worker: Ask, games: number): Promise<Held> {
  await session.send("HeapProfiler.collectGarbage");
  await worker("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const { usedSize } = await worker("Runtime.getHeapUsage");
  return {
    games,
    page: of("JSHeapUsedSize") / 1e6,
    worker: Number(usedSize) / 1e6,
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
  };
}

async function playAgain(page: Page, games: number): Promise<void> {
  if (games === 0) await page.locator("[data-play]").click();
  else await page.locator(".end .button.main").click();
  await playByPointer(page);
}

/** Plays games to their ends, one after the other on the same page. */
export async function afterGames(stage: Stage, games: number, told: (held: Held) => void): Promise<readonly Held[]> {
  const { page, context } = await openPage(stage, { width: 1440, height: 900, language: "en" });
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.locator("[data-play]").waitFor();
  await page.waitForTimeout(1500);
  const worker = await workerOf(session);
  const all = [await held(session, worker, 0)];
  for (let count = 0; count < games; count++) {
    await playAgain(page, count);
    const now = await held(session, worker, count + 1);
    told(now);
    all.push(now);
  }
  await context.close();
  return all;
}
