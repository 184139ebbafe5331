import { imgFiles } from '../../translation/img-files.ts';
import type { ArticleCoverPicture } from '../article-model.ts';

export interface ArticleCoverProps {
	cover: ArticleCoverPicture;
	/** Widths at which it is shown, as for `<img sizes>`. */
	sizes: string;
	/** The picture that people see first: fetch it before everything else. @default false */
	eager?: boolean | undefined;
	/** Beside a title that says the same it needs no words. @default false */
	isDecorative?: boolean | undefined;
}

/** The cover of an article, 16:9. The frame has its size before the picture is there. */
export function ArticleCover({ cover, sizes, eager = false, isDecorative = false }: ArticleCoverProps) {
	const { width, height, caption } = cover;
	return (
		<span data-slot="article-cover" className="relative block aspect-video overflow-hidden bg-surface-sunken">
			<img
				{...imgFiles(cover, sizes)}
				alt={isDecorative ? '' : (caption ?? '')}
				width={width}
				height={height}
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={eager ? 'high' : undefined}
				decoding="async"
				className="dark-dim absolute inset-0 size-full object-cover"
			/>
		</span>
	);
}
