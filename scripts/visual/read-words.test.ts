import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

it.each([
	[[], { accept: false, anyway: false, words: [] }],
	[['button', 'wallet'], { accept: false, anyway: false, words: ['button', 'wallet'] }],
	[['--accept', 'button'], { accept: true, anyway: false, words: ['button'] }],
	[['button', '--anyway'], { accept: false, anyway: true, words: ['button'] }],
])('reads %j', (given, wish) => expect(readWords(given)).toEqual(wish));

it('refuses a switch that it does not know', () => expect(() => readWords(['--all'])).toThrow('--all'));
