/** Serves the built page: a folder of files over HTTP, compressed where that helps, and nothing else. */
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const kinds: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
/** Fonts are compressed already. */
const compressible = new Set([".html", ".js", ".css", ".svg", ".webmanifest"]);

type Encoding = "br" | "gzip";

/** A file as it is sent with an encoding; as well compressed as is worth waiting for. */
export async function compressed(file: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br"
    ? promisify(brotliCompress)(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    : promisify(gzip)(file);
}

export interface Served {
  readonly address: string;
  readonly server: Server;
}

/**
 * Serves a folder.
 * @param port 0 for any that is free
 */
export function serve(folder: string, port: number): Promise<Served> {
  // What was compressed once is kept, for as long as the file is the same.
  const kept = new Map<string, Promise<Buffer>>();
  const respond = async (path: string, accepted: string, response: ServerResponse): Promise<void> => {
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const found = file.startsWith(folder) ? await stat(file).catch(() => null) : null;
    if (found?.isFile() !== true) {
      response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
      return;
    }
    const kind = extname(file);
    const encoding = compressible.has(kind)
      ? (["br", "gzip"] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted))
      : undefined;
    const key = `${file} ${found.mtimeMs} ${encoding}`;
    let body = kept.get(key);
    if (body === undefined) {
      body = readFile(file).then((text) => (encoding === undefined ? text : compressed(text, encoding)));
      kept.set(key, body);
    }
    const sent = await body;
    response.writeHead(200, {
      "content-type": kinds[kind] ?? "application/octet-stream",
      "content-length": sent.length,
      vary: "accept-encoding",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
      // Files have their content in their names; all others are asked for anew.
      "cache-control": file.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    });
    response.end(sent);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const accepted = request.headers["accept-encoding"]?.toString() ?? "";
    respond(normalize(decodeURIComponent(pathname)), accepted, response).catch(() => {
      response.writeHead(500, { "content-type": "text/plain" }).end("The file cannot be read.");
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      const address = server.address();
      const at = typeof address === "object" && address !== null ? address.port : port;
      resolve({ address: `http://localhost:${at}/`, server });
    });
  });
}
