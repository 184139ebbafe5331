import type { Tool } from '@ancu/forms/tool';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readTool, toolHref } from './tool-address.ts';

// Browsers refuse an address that changes with every key.
const WAIT_MS = 250;

type State = { form?: string } | null;

/** The open tool and its form, kept in the address: a result is shared by it, and outlives a reload. */
export function useToolAddress() {
	const location = useLocation();
	const navigate = useNavigate();
	const params = new URLSearchParams(location.search);
	const tool = readTool(params);
	// An address that the form wrote itself is no reason to begin again; every other one is.
	const form: string = (location.state as State)?.form ?? location.key;
	const [kept, setKept] = useState<Partial<Record<Tool, { form: string; href: string }>>>({});
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const next = useNavigation().location;
	const isLeaving = next !== undefined && (next.state as State)?.form !== form;
	// What a form still had to write goes with it: written now, it would take the place of where one is going.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another form or tool is a reason, too.
	useEffect(() => {
		if (isLeaving) clearTimeout(timer.current);
		return () => clearTimeout(timer.current);
	}, [form, tool, isLeaving]);

	return {
		tool,
		params,
		/** Another one means another form. */
		form: `${tool} ${form}`,
		/** A tool as it was left. */
		hrefOf: (other: Tool) => {
			const left = kept[other];
			// The open one is what stands in it now: it may have been begun again, or come back to.
			if (other === tool && left?.form !== form) return location.pathname + location.search;
			return left?.href ?? toolHref(other);
		},
		/** Keeps what stands in the open form. */
		write: (fields: URLSearchParams) => {
			const href = toolHref(tool, fields);
			setKept({ ...kept, [tool]: { form, href } });
			clearTimeout(timer.current);
			// The same number, written as the language does, is nothing new.
			if (href === location.pathname + location.search) return;
			timer.current = setTimeout(
				() => navigate(href, { replace: true, preventScrollReset: true, state: { form } }),
				WAIT_MS,
			);
		},
	};
}
