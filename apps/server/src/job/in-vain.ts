/** What a handler throws where another try would end as this one did: its job is given up at once, for somebody to look at. */
export class InVain extends Error {
	override name = 'InVain';
}
