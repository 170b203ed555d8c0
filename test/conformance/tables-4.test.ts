import { proveShard } from './shards.ts';

await proveShard(3);
