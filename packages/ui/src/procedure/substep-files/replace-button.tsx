import { paperTypes, type RefusedPaper, sortPaperFiles } from '@ancu/forms/file';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../primitives/button/index.ts';
import { RenewIcon } from '../../primitives/icon/index.ts';
import { FileInput } from '../../primitives/upload/index.ts';

export interface ReplaceButtonProps {
	/** Of the file that is replaced. */
	name: string;
	/** Told the file that was chosen, or why it cannot be taken. */
	onTake: (file: File | undefined, refused: readonly RefusedPaper[]) => void;
}

/** Chooses one file to take the place of another. */
export function ReplaceButton({ name, onTake }: ReplaceButtonProps) {
	const { t } = useTranslation('procedure');
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<IconButton
				size="sm"
				aria-label={t('files.replace', { name })}
				icon={<RenewIcon aria-hidden="true" />}
				onClick={() => input.current?.click()}
			/>
			<FileInput
				ref={input}
				data-testid="replace-input"
				accept={paperTypes}
				onTake={(files) => {
					const { taken, refused } = sortPaperFiles([], files, 1);
					onTake(taken[0], refused);
				}}
			/>
		</>
	);
}
