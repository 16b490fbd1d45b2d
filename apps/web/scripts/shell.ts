/**
 * What only the finished build knows, for `vite.config.ts`: the page is told beforehand what its first screen will ask for, so that it is
 * fetched at once, and the service worker is told of all files, so that what is loaded later is there without a network as well.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

/** The letters of the first screen. */
const letters = [/^cinzel-latin-wght-normal/, /^alegreya-sans-latin-400-normal.*woff2$/];
/** Found beside the page, and not made by the build. */
const beside = ["./", "./icon.svg", "./manifest.webmanifest"];

function link(attributes: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: "link", attrs: { ...attributes, crossorigin: true }, injectTo: "head" };
}

function names(bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.keys(bundle).filter((name) => name.startsWith("assets/"));
}

/** The chunk of the page itself and those that it cannot do without; the page's entry is named in the page already. */
function chunksOfPage(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [one] : []));
  const page = chunks.find(({ name }) => name === "page");
  if (page === undefined) return [];
  const needed = new Set([page.fileName, ...page.imports]);
  return chunks.flatMap(({ fileName, isEntry }) => (needed.has(fileName) && !isEntry ? [fileName] : []));
}

export function fetchedAtOnce(): Plugin {
  return {
    name: "nykthos:fetched-at-once",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const fonts = names(bundle).filter((name) => letters.some((font) => font.test(name.slice("assets/".length))));
        return [
          ...chunksOfPage(bundle).map((name) => link({ rel: "modulepreload", href: `./${name}` })),
          ...fonts.map((name) => link({ rel: "preload", as: "font", type: "font/woff2", href: `./${name}` })),
        ];
      },
    },
  };
}

/** Puts the list in place of `FILES` in the service worker. */
export function filesForService(): Plugin {
  return {
    name: "nykthos:files-for-service",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const service = bundle["service.js"];
      if (service?.type !== "chunk") return;
      // Browsers that have service workers read the better packed letters.
      const files = names(bundle).filter((name) => !name.endsWith(".woff"));
      service.code = service.code.replace(
        /\bFILES\b/g,
        JSON.stringify([...beside, ...files.map((name) => `./${name}`)].sort()),
      );
    },
  };
}
