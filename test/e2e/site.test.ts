// The boards of one half of the shelf; the other half is played in another process, at the same time.

import { suites } from './all.ts';

suites('first');
