const base =
	'inline-flex shrink-0 items-center justify-center gap-2 rounded-card border font-bold whitespace-nowrap transition-[background-color,border-color] select-none disabled:cursor-not-allowed disabled:opacity-55 not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-55 forced-colors:aria-pressed:system-selected forced-colors:aria-[current]:system-selected [&_svg]:size-[1.15em] [&_svg]:shrink-0';
// On a phone a line may have no room for the words: they go on in the next. Elsewhere a table must not squeeze them.
const narrow = 'max-sm:max-w-full max-sm:py-1 max-sm:text-center max-sm:whitespace-normal';
const variants = {
	primary: 'border-transparent bg-ink text-ink-on not-disabled:hover:bg-ink-hover',
	secondary: 'border-line-strong bg-surface-raised text-ink not-disabled:hover:border-ink',
	quiet: 'border-transparent bg-transparent text-ink not-disabled:hover:bg-surface-sunken',
	seal: 'border-transparent bg-seal text-seal-on not-disabled:hover:bg-seal-hover',
};
const sizes = {
	sm: 'min-h-control-sm text-sm',
	md: 'min-h-control text-base',
	lg: 'min-h-control-lg text-lg',
};
const paddings = { sm: 'px-pad-sm', md: 'px-pad', lg: 'px-pad-lg' };
// A quiet button has no edge: what is seen of it begins with its words.
const edges = { sm: '-ml-pad-sm', md: '-ml-pad', lg: '-ml-pad-lg' };

export interface ButtonLook {
	/** `seal` is the one call to action of a screen, `primary` what most people do next, `secondary` the others, `quiet` what must not compete. @default 'primary' */
	variant?: 'primary' | 'secondary' | 'quiet' | 'seal' | undefined;
	/** `sm` for toolbars and rows, `lg` where it stands alone. @default 'md' */
	size?: 'sm' | 'md' | 'lg' | undefined;
	/** Fill the line. @default 'auto' */
	width?: 'auto' | 'full' | undefined;
	/** Of a quiet one that stands at the left edge of what is around it: its words begin there. @default false */
	flush?: boolean | undefined;
}

/** The look that buttons and links share which are pressed. An `icon` is as wide as it is high. */
export function buttonStyle({
	variant = 'primary',
	size = 'md',
	width = 'auto',
	flush = false,
	shape = 'text',
}: ButtonLook & { shape?: 'text' | 'icon' | undefined }): string {
	const form = shape === 'icon' ? 'aspect-square' : paddings[size];
	return `${base} ${narrow} ${variants[variant]} ${sizes[size]} ${form}${width === 'full' ? ' w-full' : ''}${flush ? ` ${edges[size]}` : ''}`;
}
