import { posix } from 'node:path';

/** Where a file stands. `game` is set for what belongs to one game. */
interface Place {
  readonly layer: Layer;
  readonly game: string | undefined;
  readonly isTest: boolean;
}

type Layer = keyof typeof LAYERS;
type Reach = 'values' | 'types';

interface LayerRule {
  /** Other layers, and whether more than their types may be used. A folder may always use itself. */
  readonly reach: Readonly<Record<string, Reach>>;
  /** `none`: neither packages nor Node; `packages`: what also runs in a browser; `all`: Node as well. */
  readonly outside: 'none' | 'packages' | 'all';
}

const COMMON = {
  kernel: 'values',
  match: 'values',
  bots: 'values',
  table: 'values',
  protocol: 'values',
} as const;
const INNER = { ...COMMON, 'games/index': 'values', i18n: 'values' } as const;

// One row a folder; what is not named is forbidden.
const LAYERS = {
  kernel: { reach: {}, outside: 'none' },
  i18n: { reach: {}, outside: 'none' },
  'games/<id>': { reach: { kernel: 'values' }, outside: 'none' },
  'games/<id>/ui': {
    reach: { 'games/<id>': 'values', kernel: 'types', 'ui-kit': 'values' },
    outside: 'packages',
  },
  'games/index': { reach: { kernel: 'values', 'games/<id>': 'values', i18n: 'types' }, outside: 'none' },
  'games/ui': { reach: { kernel: 'types', 'ui-kit': 'types', 'games/<id>/ui': 'values' }, outside: 'none' },
  bots: { reach: { kernel: 'values' }, outside: 'none' },
  match: { reach: { kernel: 'values' }, outside: 'none' },
  table: { reach: { kernel: 'values', match: 'values', bots: 'values' }, outside: 'none' },
  protocol: { reach: { kernel: 'types', match: 'types' }, outside: 'packages' },
  server: { reach: { ...INNER, root: 'values' }, outside: 'all' },
  cli: { reach: { ...INNER, server: 'values', root: 'values', bench: 'values' }, outside: 'all' },
  'ui-kit': { reach: { kernel: 'types' }, outside: 'packages' },
  web: {
    reach: {
      ...INNER,
      'games/<id>': 'values',
      'games/<id>/ui': 'values',
      'games/ui': 'values',
      'ui-kit': 'values',
      root: 'values',
    },
    outside: 'packages',
  },
} as const satisfies Record<string, LayerRule>;

const PURE: readonly Layer[] = ['kernel', 'games/<id>', 'games/index', 'bots', 'match', 'table'];

/** Undefined for files that no direction binds: scripts, test, bench. */
export function placeOf(path: string): Place | undefined {
  const [top, folder, inner, deeper] = path.split('/');
  if (top !== 'src' || !folder) return undefined;
  const isTest = isTestFile(path);
  if (folder !== 'games') {
    return isLayer(folder) ? { layer: folder, game: undefined, isTest } : undefined;
  }
  if (inner === 'index.ts' || inner === 'whole.ts' || inner === 'lessons.ts')
    return { layer: 'games/index', game: undefined, isTest };
  if (inner === 'ui.ts') return { layer: 'games/ui', game: undefined, isTest };
  return { layer: deeper === 'ui' ? 'games/<id>/ui' : 'games/<id>', game: inner, isTest };
}

export function isPure(place: Place): boolean {
  return PURE.includes(place.layer) && !place.isTest;
}

/** A sentence where the import goes the wrong way. */
export function wrongDirection(
  path: string,
  from: Place,
  specifier: string,
  isTypeOnly: boolean,
): string | undefined {
  const isRelative = specifier.startsWith('.');
  if (!isRelative) return wrongPackage(from, specifier);
  const target = posix.join(posix.dirname(path), specifier);
  const name = from.isTest ? `a test of ${nameOf(from)}` : nameOf(from);
  const to = placeOf(target);
  if (from.isTest && (isTestFile(target) || isOpenToTests(from, to))) return undefined;
  if (to?.isTest && from.layer !== 'games/index') return `${name} may not import the test file ${target}`;
  if (to && to.layer === from.layer && to.game === from.game) return undefined;
  if (to && from.game !== undefined && to.game !== undefined && to.game !== from.game) {
    return `${name} may not import another game (${target})`;
  }
  const layer = to?.layer ?? outerFolder(target);
  const reach = (LAYERS[from.layer].reach as LayerRule['reach'])[layer];
  if (reach === 'values' || (reach === 'types' && isTypeOnly)) return undefined;
  return reach === 'types'
    ? `${name} may import only types of ${layer} (write \`import type\` for ${target})`
    : `${name} may not import ${layer} (${target})`;
}

function wrongPackage(from: Place, specifier: string): string | undefined {
  const { outside } = LAYERS[from.layer];
  if (from.isTest || outside === 'all') return undefined;
  if (outside === 'none') return `${nameOf(from)} may not import packages (${specifier})`;
  return specifier.startsWith('node:') ? `${nameOf(from)} may not import Node (${specifier})` : undefined;
}

function isOpenToTests(from: Place, to: Place | undefined): boolean {
  if (to?.layer === 'kernel' || to?.layer === 'i18n' || to?.layer === 'bots') return true;
  // Of a game's board the tests try too how its moves are pointed at.
  if (from.game !== undefined && (from.game === to?.game || to?.layer === 'ui-kit')) return true;
  return from.game === undefined && to?.layer === 'games/index';
}

function isTestFile(path: string): boolean {
  return /(^|\/)test\//.test(path) || /\.test\.tsx?$/.test(path);
}

function nameOf(place: Place): string {
  return place.layer.replace('<id>', place.game ?? '<id>');
}

function outerFolder(path: string): string {
  const [top, ...rest] = path.split('/');
  return rest.length === 0 ? 'root' : top!;
}

function isLayer(folder: string): folder is Layer {
  return Object.hasOwn(LAYERS, folder);
}
