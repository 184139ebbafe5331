import { useTranslation } from 'react-i18next';
import { IconButton } from '../../primitives/button/index.ts';
import { ArrowDownIcon, ArrowUpIcon, RemoveIcon } from '../../primitives/icon/index.ts';

export interface RowButtonsProps {
	/** What the row is, as `bước 2`. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
	/** One place up (-1) or down (1). */
	onMove: (by: -1 | 1) => void;
	onRemove: () => void;
}

/** Moves a row and takes it away. At an end the button rests and keeps the focus. */
export function RowButtons({ name, isFirst, isLast, onMove, onRemove }: RowButtonsProps) {
	const { t } = useTranslation('procedure');
	return (
		<span className="flex shrink-0">
			<IconButton
				size="sm"
				data-move="-1"
				aria-label={t('template.up', { name })}
				aria-disabled={isFirst}
				icon={<ArrowUpIcon aria-hidden="true" />}
				onClick={() => onMove(-1)}
			/>
			<IconButton
				size="sm"
				data-move="1"
				aria-label={t('template.down', { name })}
				aria-disabled={isLast}
				icon={<ArrowDownIcon aria-hidden="true" />}
				onClick={() => onMove(1)}
			/>
			<IconButton
				size="sm"
				aria-label={t('template.remove', { name })}
				icon={<RemoveIcon aria-hidden="true" />}
				onClick={onRemove}
			/>
		</span>
	);
}
