import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { cutFonts } from './scripts/fonts.ts';

const ICON = 'icon:';
const SITE = join(import.meta.dirname, 'src/web');
const SMALL_FONTS = join(import.meta.dirname, 'node_modules/.cache/fonts');

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** `import tower from 'icon:stone-tower'` gives the drawing alone, as one line: the whole set has six megabytes. */
function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'larets-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(ICON) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ICON}`)) return undefined;
      const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      set ??= JSON.parse(readFileSync(path, 'utf8')) as IconSet;
      const name = id.slice(ICON.length + 1);
      const icon = set.icons[name];
      if (!icon) this.error(`game-icons has no drawing called ${name}`);
      const line = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
      if (!line) this.error(`the drawing ${name} is more than one line`);
      return `export default ${JSON.stringify(line)};`;
    },
  };
}

/** `url("@small-fonts/…")` in a style. */
function smallFonts(): Plugin {
  return {
    name: 'larets-small-fonts',
    config: () => ({ resolve: { alias: { '@small-fonts': SMALL_FONTS } } }),
    buildStart: () => cutFonts(SMALL_FONTS),
  };
}

/** Browsers ask for the icon anew at every change of the address: in the page itself it needs no line. */
function iconInPage(): Plugin {
  return {
    name: 'larets-icon-in-page',
    transformIndexHtml(html) {
      const icon = readFileSync(join(SITE, 'public/icon.svg'), 'utf8');
      return html.replace('href="./icon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`);
    },
  };
}

/** `npm run dev` gives JSON as a script; a browser that was promised JSON would refuse it. */
function jsonAsScript(): Plugin {
  return {
    name: 'json-as-script',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("with: { type: 'json' }")) return undefined;
      return code.replaceAll(", { with: { type: 'json' } })", ')');
    },
  };
}

/** Puts the list of everything that was built into the service worker, and a version that follows from it. */
function listOfFiles(): Plugin {
  return {
    name: 'larets-list-of-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        const built = Object.values(bundle).filter(
          (file) => file !== worker && !file.fileName.startsWith('.vite/'),
        );
        const hash = createHash('sha256');
        for (const file of built) hash.update(file.type === 'chunk' ? file.code : file.source);
        const names = built.map((file) => file.fileName).filter((name) => name !== 'index.html');
        const files = ['./', ...names, ...readdirSync(join(SITE, 'public'))].toSorted();
        worker.code = worker.code
          .replaceAll('__LARETS_FILES__', JSON.stringify(files))
          .replaceAll('__LARETS_VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)));
      },
    },
  };
}

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What the first page cannot do without comes in one file: many small ones bring a head each, and pack worse. */
function firstPage(): (id: string, modules: Modules) => string | null {
  const first = new Set<string>();
  const gather = (id: string, modules: Modules): void => {
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (first.has(next)) continue;
      first.add(next);
      gather(next, modules);
    }
  };
  return (id, modules) => {
    if (first.size === 0) gather(join(SITE, 'main.tsx'), modules);
    return first.has(id) ? 'first' : null;
  };
}

export default defineConfig({
  root: SITE,
  base: './',
  cacheDir: join(import.meta.dirname, 'node_modules/.cache/vite'),
  plugins: [icons(), smallFonts(), iconInPage(), listOfFiles(), jsonAsScript()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: join(SITE, 'index.html'), sw: join(SITE, 'offline/sw.ts') },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: firstPage() }] },
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5173, host: true },
});
