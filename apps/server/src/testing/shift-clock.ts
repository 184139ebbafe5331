/** Text to run before a server whose clock is off by so many minutes. */
export function shiftClock(minutes: number): string {
	return `
		const Real = Date, by = ${minutes} * 60_000;
		globalThis.Date = class extends Real {
			constructor(...given) { given.length ? super(...given) : super(Real.now() + by); }
			static now() { return Real.now() + by; }
		};`;
}
