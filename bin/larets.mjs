#!/usr/bin/env node
import { isNodeRecentEnough, restartWithLocalNode } from '../scripts/ensure-node.mjs';

if (isNodeRecentEnough()) await import('../src/cli/main.ts');
else restartWithLocalNode();
