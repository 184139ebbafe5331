/** Which of `count` entries a key leads to; `current` is -1 where none has the focus. Nothing for other keys. */
export function indexByKey(key: string, current: number, count: number): number | undefined {
	switch (key) {
		case 'ArrowDown':
			return (current + 1) % count;
		case 'ArrowUp':
			return (Math.max(current, 0) + count - 1) % count;
		case 'Home':
		case 'PageUp':
			return 0;
		case 'End':
		case 'PageDown':
			return count - 1;
		default:
			return undefined;
	}
}

/** Which entry begins with what is typed, looked for from the current one on; one letter again and again goes through all that begin with it. */
export function indexByLetters(letters: string, texts: readonly string[], current: number): number | undefined {
	const typed = plain(letters);
	const isRepeated = [...typed].every((letter) => letter === typed[0]);
	const wanted = isRepeated ? typed.slice(0, 1) : typed;
	// A word that grows may still mean where we are.
	const from = isRepeated ? current + 1 : Math.max(current, 0);
	const order = texts.map((_, index) => (from + index) % texts.length);
	return order.find((index) => plain(texts[index] ?? '').startsWith(wanted));
}

// Whoever types `d` means `Đăng xuất` too.
function plain(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/đ/gi, 'd').trimStart().toLowerCase();
}
