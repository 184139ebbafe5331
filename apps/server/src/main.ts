import { serve } from './serve.ts';
import { openBuiltWeb } from './web/built-web.ts';

await serve((repository) => openBuiltWeb({ repository }));
