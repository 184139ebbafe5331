/** What a browser says of where it runs. */
export interface Device {
	kind: 'computer' | 'phone' | 'tablet';
	/** Name of the browser; undefined when it is none that is known. */
	browser: string | undefined;
	/** Name of the system; undefined when it is none that is known. */
	system: string | undefined;
}

// Order matters: nearly every browser also claims to be Chrome and Safari, every Android to be Linux, every iPhone a Mac.
const browsers: readonly (readonly [string, RegExp])[] = [
	['Zalo', /\bZalo\b/i],
	['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
	['Cốc Cốc', /coc_coc_browser/i],
	['Edge', /\bEdg(?:e|A|iOS)?\//],
	['Opera', /\b(?:OPR|Opera)\//],
	['Samsung Internet', /\bSamsungBrowser\//],
	['Firefox', /\b(?:Firefox|FxiOS)\//],
	['Chrome', /(?:Chrome|CriOS)\//],
	['Safari', /\bVersion\/\S+ .*Safari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
	['iOS', /\biPhone\b|\biPod\b/],
	['iPadOS', /\biPad\b/],
	['Android', /\bAndroid\b/],
	['Windows', /\bWindows\b/],
	['ChromeOS', /\bCrOS\b/],
	['macOS', /\bMac OS X\b|\bMacintosh\b/],
	['Linux', /\bLinux\b/],
];

/** Browser and system from a User-Agent header, for people who look for a device that is not theirs. Good enough to tell devices apart, not to decide by. */
export function readDevice(userAgent: string): Device {
	const find = (known: typeof browsers) => known.find(([, mark]) => mark.test(userAgent))?.[0];
	const system = find(systems);
	return { kind: kindOf(system, userAgent), browser: find(browsers), system };
}

function kindOf(system: string | undefined, userAgent: string): Device['kind'] {
	if (system === 'iOS') return 'phone';
	if (system === 'iPadOS') return 'tablet';
	if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
	return 'computer';
}
