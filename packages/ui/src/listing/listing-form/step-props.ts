import type { ListingHint } from '@ancu/forms/listing';
import type { ListingFormState } from '@ancu/forms/listing/form';

export interface StepProps {
	form: ListingFormState;
	/** What to make better; only of the steps that hold texts or the price. */
	hints?: readonly ListingHint[];
}
