import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { type ProfileDraft, type ProfileValues, profileSchema } from './schema.ts';

export interface ProfileFormOptions {
	/** The profile as it is kept. What is not said is empty. */
	defaultValues?: Partial<ProfileDraft> | undefined;
	/** The server answers `'unknown'` for a `provinceId` or `districtId` that it does not know. */
	onSubmit: Submit<ProfileValues>;
}

/** A profile that is being changed. */
export interface ProfileFormState extends SchemaForm<ProfileDraft> {
	/** What stands in the form now. */
	values: ProfileDraft;
	/** Something differs from what was saved last. */
	isDirty: boolean;
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
};

/** The rules of a profile. What was saved becomes what changes are measured from. */
export function useProfileForm({ defaultValues, onSubmit }: ProfileFormOptions): ProfileFormState {
	const form = useSchemaForm(profileSchema, {
		defaultValues: { ...empty, ...defaultValues },
		onSubmit: async (values) => {
			const sent = control.getValues();
			const refused = await onSubmit(values);
			if (refused) return refused;
			const typed = control.getValues();
			control.reset(values);
			// What was typed while the rest was on its way is not saved yet, and not to be lost.
			for (const name of Object.keys(empty) as (keyof ProfileDraft)[]) {
				if (typed[name] !== sent[name]) control.setValue(name, typed[name], { shouldDirty: true });
			}
			return undefined;
		},
	});
	const { control } = form;

	return {
		...form,
		values: control.watch(),
		isDirty: control.formState.isDirty,
		choosePlace: ({ provinceId, districtId }) => {
			control.clearErrors(['provinceId', 'districtId']);
			control.setValue('provinceId', provinceId, { shouldDirty: true });
			control.setValue('districtId', districtId, { shouldDirty: true });
		},
	};
}
