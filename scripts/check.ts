// `npm run check`: everything that can be said about the code without playing it. All steps run, whatever fails.
import { spawnSync } from 'node:child_process';

const STEPS = {
  types: ['node_modules/typescript/bin/tsc', '--build'],
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings'],
  imports: ['scripts/check-imports.ts'],
  'dead code': ['node_modules/knip/bin/knip.js', '--no-config-hints', '--no-progress'],
  'rule ids': ['scripts/check-rules.ts'],
};

let failures = 0;
for (const [name, command] of Object.entries(STEPS)) {
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const isOk = status === 0;
  if (!isOk) {
    failures += 1;
    process.stdout.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`);
  }
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
}
if (failures > 0) {
  console.log(`${failures} of ${Object.keys(STEPS).length} checks failed`);
  process.exitCode = 1;
}
