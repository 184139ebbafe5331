import { expect, it } from 'vitest';
import { isLook } from './is-look.ts';

const acting = async ({ userEvent }: { userEvent: { click: () => Promise<void> } }) => await userEvent.click();
const looking = async () => undefined;

it('shows what is drawn as it is', () => {
	expect(isLook({ name: 'Sold Stays An Offering', play: looking })).toBe(true);
	expect(isLook({ name: 'Says Why It Was Not Saved', play: looking })).toBe(true);
	expect(isLook({ name: 'Says Why It Was Not Saved' })).toBe(true);
});

it('shows what is called by its look, in however many words', () => {
	expect(isLook({ name: 'Own With A Hidden Number', play: acting })).toBe(true);
	expect(isLook({ name: 'Narrow', play: acting })).toBe(true);
});

it('keeps what a test does from the looks', () => {
	expect(isLook({ name: 'Keeps What Is Typed', play: acting })).toBe(false);
	expect(isLook({ name: 'Is Put In Order By Dragging', play: acting })).toBe(false);
});
