import { readFrames, watchFrames } from '../frames.ts';
import { quantile, table } from '../stats.ts';
import { type Bench, openPhone, SLOWDOWN, slowNetwork, slowProcessor } from './phone.ts';

const ROUNDS = 7;
const SWIPES = 3;
/** The finger comes so long after the page. */
const LOOK_MS = 300;
/** What is later than this is seen to be late. */
const LATE_MS = 50;

/** How a list scrolls that has just come: what takes it over runs on the thread that lays out its cards as they come into sight. */
export async function scrolling({ url, browser }: Bench): Promise<string> {
	const rounds: { longest: number; late: number; count: number }[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const phone = await openPhone(browser);
		const { page, session } = phone;
		await slowNetwork(phone);
		await slowProcessor(phone);
		await page.goto(`${url}/real-estate`, { waitUntil: 'load' });
		await page.waitForTimeout(LOOK_MS);
		await page.evaluate(watchFrames);
		for (let swipe = 0; swipe < SWIPES; swipe++)
			await session.send('Input.synthesizeScrollGesture', {
				x: 200,
				y: 600,
				yDistance: -500,
				speed: 800,
				gestureSourceType: 'touch',
			});
		const frames = await page.evaluate(readFrames);
		const late = frames.reduce((sum, ms) => sum + Math.max(0, ms - LATE_MS), 0);
		rounds.push({ longest: Math.max(...frames), late, count: frames.length });
		await phone.close();
	}
	const median = (read: (round: (typeof rounds)[number]) => number) => quantile(rounds.map(read), 0.5);
	return [
		`### ${SWIPES} swipes over a list that has just come, slow 4G, processor ${SLOWDOWN}× slower, median of ${ROUNDS}`,
		table(
			['', ''],
			[
				['longest without a frame, ms', median(({ longest }) => longest)],
				[`beyond ${LATE_MS} ms a frame, in all, ms`, median(({ late }) => late)],
				['frames', median(({ count }) => count)],
			],
		),
	].join('\n\n');
}
