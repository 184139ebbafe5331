import { AccountIcon } from '../../primitives/icon/index.ts';

const base =
	'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-surface-sunken font-bold text-ink-muted select-none';
const sizes = { md: 'size-14 text-xl', lg: 'size-24 text-3xl' };

export interface AvatarProps {
	/** Whose picture it is; its last word's letter stands in for one, as people are called here. */
	name: string;
	/** Address of the picture; null when there is none. */
	src: string | null;
	/** @default 'md' */
	size?: 'md' | 'lg' | undefined;
}

/** A person's picture beside their name, which says who it is. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
	const letter = [...(name.trim().split(/\s+/).at(-1) ?? '')][0]?.toLocaleUpperCase('vi');
	return (
		<span aria-hidden="true" data-slot="avatar" className={`${base} ${sizes[size]}`}>
			{src ? (
				<img src={src} alt="" className="dark-dim size-full object-cover" />
			) : (
				(letter ?? <AccountIcon className="size-1/2" />)
			)}
		</span>
	);
}
