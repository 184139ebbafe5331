/** The box that text inputs and selects share. 16 px text: below that, phones zoom in on focus. */
export const controlStyle =
	'w-full min-w-0 min-h-control rounded-card border border-line-strong bg-surface-raised px-pad-sm text-base text-ink placeholder:text-ink-muted hover:border-ink disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:border-line aria-disabled:bg-surface-sunken aria-invalid:border-danger aria-invalid:outline-danger';
