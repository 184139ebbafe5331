/** What is typed to make a reader's browser run something. */
export const hostileHtml: readonly string[] = [
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'<a href="javascript:alert(1)">x</a>',
	'<svg/onload=alert(1)>',
	'<iframe srcdoc="<script>alert(1)</script>">',
	'<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
	'&lt;script&gt;alert(1)&lt;/script&gt;',
	'<p onclick="alert(1)" style="position:fixed" class="a" id="content">x</p>',
	'<a id="h-a" name="x" href="//evil.test">x</a>',
	'<h2 id="content">x</h2>',
	'<!--><img src=x onerror=alert(1)>-->',
	'<form action="https://evil.test"><input name="password"><button>x</button></form>',
	'<base href="https://evil.test"><meta http-equiv="refresh" content="0;url=https://evil.test">',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];

/** Links that lead where no article may lead. */
export const hostileLinks: readonly string[] = [
	'javascript:alert(1)',
	'JaVaScRiPt:alert(1)',
	'java\tscript:alert(1)',
	'&#106;avascript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'vbscript:msgbox(1)',
	'http://evil.test',
	'//evil.test',
	'/\\evil.test',
	'\\\\evil.test',
	'/\t/evil.test',
	'https://user:password@evil.test',
	'mailto:a@evil.test',
	'file:///etc/passwd',
	'https:evil.test\\@ancu.test:99999',
];
