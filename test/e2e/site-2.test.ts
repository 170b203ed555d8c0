import { suites } from './all.ts';

suites('second');
