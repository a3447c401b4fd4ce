import { smoke } from '../e2e/src/smoke.ts';
import { brand } from './settings.ts';

smoke(brand);
