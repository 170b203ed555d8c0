// Plain JavaScript on purpose: the old Node that this file sends away has to be able to read it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;

export function isNodeRecentEnough(version = process.versions.node) {
  return Number.parseInt(version, 10) >= NEEDED;
}

/** Runs the same command line again under the Node that npm installed, or says what is missing. */
export function restartWithLocalNode() {
  const node = localNode();
  if (!existsSync(node)) {
    console.error(
      `Larets needs Node ${NEEDED} or newer, and this is ${process.versions.node}: ` +
        'run "npm ci" in its folder (Linux, Windows), or install a newer Node (macOS).',
    );
    process.exitCode = 1;
    return;
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes; the server must be left alone to close its tables.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`Larets could not start ${node}: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code === null ? 128 + constants.signals[signal] : code;
  });
}

function localNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const folder = `../node_modules/node-${platform}-${process.arch}/bin/${file}`;
  return fileURLToPath(new URL(folder, import.meta.url));
}
