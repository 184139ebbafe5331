import { useKeptValues } from '../form/use-kept-values.ts';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type ProfileDraft, type ProfileValues, profileFormSchema, profileSchema } from './schema.ts';

export interface ProfileFormOptions {
	/** The profile as it is kept, also while the form stands: what its e-mail is decides whether the password is asked for. What is not said is empty. */
	defaultValues?: Partial<ProfileDraft> | undefined;
	/** Saves what was changed, and that alone: the rest may be another by now, by another tab or device. The server answers `'unknown'` for a `provinceId` or `districtId` that it does not know, `'wrong'` for a `password`. */
	onSubmit: Submit<Partial<ProfileValues>>;
}

/** A profile that is being changed. */
export interface ProfileFormState extends SchemaForm<ProfileDraft> {
	/** What stands in the form now. */
	values: ProfileDraft;
	/** Something differs from what was saved last. */
	isDirty: boolean;
	/** The e-mail is another than the one that is kept: the password is asked for. */
	asksPassword: boolean;
	/** Sets the living place; both are chosen from lists that come by and by, so they are no plain inputs. */
	choosePlace: (place: Pick<ProfileDraft, 'provinceId' | 'districtId'>) => void;
}

const empty: ProfileDraft = {
	name: '',
	email: '',
	website: '',
	dateOfBirth: '',
	provinceId: '',
	districtId: '',
	address: '',
	description: '',
	password: '',
};

const names = Object.keys(profileSchema.shape) as (keyof typeof profileSchema.shape)[];

/** The rules of a profile. What was saved, here or elsewhere, becomes what changes are measured from. */
export function useProfileForm({ defaultValues, onSubmit }: ProfileFormOptions): ProfileFormState {
	const form = useSchemaForm(profileFormSchema, {
		defaultValues: { ...empty, ...defaultValues },
		onSubmit: async ({ password, ...values }) => {
			const needsPassword = isOtherEmail(values.email);
			if (needsPassword && !password) return { fields: [{ path: 'password', code: 'required' }] };
			const sent = control.getValues();
			const changed = names.filter((name) => sent[name] !== begun?.[name]);
			const change = Object.fromEntries(changed.map((name) => [name, values[name]]));
			const refused = await onSubmit(needsPassword ? { ...change, password } : change);
			if (refused) return refused;
			const typed = control.getValues();
			// The rest may have been changed elsewhere and followed meanwhile.
			control.reset({ ...empty, ...control.formState.defaultValues, ...change });
			// What was typed while the rest was on its way is not saved yet, and not to be lost.
			for (const name of names) {
				if (typed[name] !== sent[name]) control.setValue(name, typed[name], { shouldDirty: true });
			}
			return undefined;
		},
	});
	const { control } = form;
	useKeptValues(control, { ...empty, ...defaultValues });
	const values = control.watch();
	const begun = control.formState.defaultValues;
	const isOtherEmail = (typed: string) => isOther(typed, begun?.email) && isOther(typed, defaultValues?.email);

	return {
		...form,
		values,
		// A password alone changes nothing.
		isDirty: Object.keys(control.formState.dirtyFields).some((name) => name !== 'password'),
		asksPassword: isOtherEmail(values.email),
		choosePlace: ({ provinceId, districtId }) => {
			control.clearErrors(['provinceId', 'districtId']);
			control.setValue('provinceId', provinceId, { shouldDirty: true });
			control.setValue('districtId', districtId, { shouldDirty: true });
		},
	};
}

function isOther(typed: string, kept = ''): boolean {
	return typed.trim().toLowerCase() !== kept.toLowerCase();
}
