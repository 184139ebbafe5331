interface AddressWordsProps {
	/** Its parts from the street on, with commas between. */
	address: string;
}

/** An address in one line. Where it has no room the street is cut, then left out: which district it is in decides whether anybody looks. */
export function AddressWords({ address }: AddressWordsProps) {
	const parts = address.split(', ');
	const place = parts.slice(-2).join(', ');
	return (
		// Lines pile up from below: where both do not fit in one, the place is on top and the street out of sight.
		<span className="flex h-[1lh] min-w-0 grow basis-28 flex-wrap-reverse content-end overflow-hidden">
			{parts.length > 2 && (
				<span className="mr-1 max-w-max grow-999 basis-20 truncate">{parts.slice(0, -2).join(', ')},</span>
			)}
			<span className="max-w-full truncate">{place}</span>
		</span>
	);
}
