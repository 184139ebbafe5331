import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from '../field/control-style.ts';

/** There is no `maxLength`, as a TextInput has none. */
export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'maxLength'> {}

/** Several lines of text, with a grip to make room. Put it into a `Field`, which gives it its name. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
	return <textarea {...rest} rows={rows} data-slot="input" className={`${controlStyle} resize-y py-2`} />;
}
