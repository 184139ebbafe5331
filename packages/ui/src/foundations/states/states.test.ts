import { describe, expect, it } from 'vitest';
import { findState, type StateStory, stateOf } from './states.ts';

const story = (name: string, ...tags: string[]): StateStory => ({ name, tags });
const found = (state: Parameters<typeof findState>[1], ...stories: StateStory[]) => findState(stories, state)?.name;

describe('the story of a state', () => {
	it('is the one that is called as the state is', () => {
		expect(found('empty', story('Default'), story('Empty For Admins'), story('Empty'))).toBe('Empty');
		expect(found('loading', story('Places Loading'), story('Loading'))).toBe('Loading');
		expect(found('error', story('Default'), story('Failed'))).toBe('Failed');
	});

	it('is one whose short name begins or ends so, when none is called exactly that', () => {
		expect(found('empty', story('Default'), story('Nothing Found'))).toBe('Nothing Found');
		expect(found('loading', story('Default'), story('Places Loading'))).toBe('Places Loading');
		expect(found('empty', story('NothingLikeThat'))).toBe('NothingLikeThat');
	});

	it('is no test whose sentence has the word in it', () => {
		expect(found('refused', story('Default'), story('Keeps The Reason Where It Is Refused'))).toBeUndefined();
		expect(found('empty', story('Nothing Is Left Of What Is Past'))).toBeUndefined();
	});

	it('is the one with the tag, whatever it is called', () => {
		expect(found('error', story('Error'), story('Too Many Requests', 'state:error'))).toBe('Too Many Requests');
		expect(found('loading', story('Loading', 'state:error'))).toBeUndefined();
	});

	it('is nothing where the component has no such state', () => {
		expect(found('offline', story('Default'), story('Dark'), story('Loading'))).toBeUndefined();
		expect(findState([], 'ready')).toBeUndefined();
	});

	it('prefers the plain story to the full one when all is ready', () => {
		expect(found('ready', story('Full'), story('Default'))).toBe('Default');
		expect(found('ready', story('Loading'), story('Full'))).toBe('Full');
	});
});

it('says which state a story shows', () => {
	expect(stateOf(story('Loading'))).toBe('loading');
	expect(stateOf(story('Nothing Found'))).toBe('empty');
	expect(stateOf(story('Not Found'))).toBe('missing');
	expect(stateOf(story('Loading', 'state:error'))).toBe('error');
	expect(stateOf(story('Dark'))).toBeUndefined();
	expect(stateOf(story('Full Width'))).toBeUndefined();
	expect(stateOf(story('Says Why It Was Refused And Keeps What Was Typed'))).toBeUndefined();
});
