import { cva } from 'class-variance-authority';

/** The look that `Button` and `LinkButton` share. */
export const buttonStyle = cva(
	'inline-flex shrink-0 items-center justify-center gap-2 rounded-card border font-bold whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
	{
		variants: {
			variant: {
				primary: 'border-transparent bg-ink text-ink-on enabled:hover:bg-ink-hover [a&]:hover:bg-ink-hover',
				secondary: 'border-line-strong bg-surface-raised text-ink enabled:hover:border-ink [a&]:hover:border-ink',
				quiet:
					'border-transparent bg-transparent text-ink enabled:hover:bg-surface-sunken [a&]:hover:bg-surface-sunken',
				seal: 'border-transparent bg-seal text-seal-on enabled:hover:bg-seal-hover [a&]:hover:bg-seal-hover',
			},
			size: {
				sm: 'min-h-control-sm text-sm',
				md: 'min-h-control text-base',
				lg: 'min-h-control-lg text-lg',
			},
			shape: {
				text: '',
				icon: 'aspect-square',
			},
			width: { auto: '', full: 'w-full' },
		},
		compoundVariants: [
			{ shape: 'text', size: 'sm', class: 'px-pad-sm' },
			{ shape: 'text', size: 'md', class: 'px-pad' },
			{ shape: 'text', size: 'lg', class: 'px-pad-lg' },
		],
		defaultVariants: { shape: 'text' },
	},
);

export interface ButtonLook {
	/** `seal` is the one call to action of a screen, `primary` what most people do next, `secondary` the others, `quiet` what must not compete. @default 'primary' */
	variant?: 'primary' | 'secondary' | 'quiet' | 'seal' | undefined;
	/** `sm` for toolbars and rows, `lg` where it stands alone. @default 'md' */
	size?: 'sm' | 'md' | 'lg' | undefined;
	/** Fill the line. @default 'auto' */
	width?: 'auto' | 'full' | undefined;
}
