import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { LocalField } from './local-field.tsx';
import { RowBox } from './row-box.tsx';
import { useTemplateEditor } from './template-context.ts';
import { TemplateRows } from './template-rows.tsx';

/** The papers that a substep asks for. */
export function TemplatePapers({ path }: { path: string }) {
	const { t } = useTranslation('procedure');
	const { form } = useTemplateEditor();
	return (
		<TemplateRows list="papers" path={path} addLabel={t('template.addPaper')}>
			{({ path: paper, name, buttons }) => (
				<RowBox name={name} buttons={buttons}>
					<LocalField required path={`${paper}.name`} label={t('template.name')} />
					<LocalField path={`${paper}.hint`} label={t('template.hint')} />
					<Checkbox label={t('template.isRequired')} {...form.register(`${paper}.isRequired`)} />
				</RowBox>
			)}
		</TemplateRows>
	);
}
