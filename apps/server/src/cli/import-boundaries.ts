import { importBoundaries } from '../address/import/import-boundaries.ts';
import { importFiles } from './import-files.ts';

await importFiles('import:boundaries', importBoundaries);
