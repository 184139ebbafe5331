import { importUnits } from '../address/import/import-units.ts';
import { importFiles } from './import-files.ts';

await importFiles('import:units', importUnits);
