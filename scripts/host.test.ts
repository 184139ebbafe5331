import { expectTypeOf, it } from 'vitest';
import type { RenderPage, WebHost } from '../apps/server/src/web/web.routes.ts';
import type { Host, RenderedPage } from '../apps/web/src/host.ts';

// Held by tsc: it is here that both apps may be named.
it('is to the website what it is to the server', () => {
	expectTypeOf<WebHost>().toEqualTypeOf<Host>();
	expectTypeOf<(request: Request, host: Host) => Promise<RenderedPage>>().toExtend<RenderPage>();
});
