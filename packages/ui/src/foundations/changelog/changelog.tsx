import { Tag } from '../../primitives/tag/index.ts';
import { GuideLine } from '../guide/guide-line.tsx';
import { DesignPage, Section } from '../page/page.tsx';
import { useText } from '../page/use-text.ts';
import { changelogText } from './changelog.text.ts';
import type { Change, Release, WaitingChange } from './read-changes.ts';

interface ChangelogProps {
	/** What is not published yet. */
	waiting: readonly WaitingChange[];
	/** Packages with their versions, newest first. */
	packages: readonly { name: string; releases: readonly Release[] }[];
}

/** What changed in the packages. */
export function Changelog({ waiting, packages }: ChangelogProps) {
	const text = useText(changelogText);
	const released = packages.filter(({ releases }) => releases.length > 0);
	return (
		<DesignPage title={text.title} lead={text.lead}>
			<Section title={text.waiting}>
				{waiting.length === 0 && <p className="text-ink-muted">{text.noneWaiting}</p>}
				<ul className="grid max-w-prose gap-4">
					{waiting.map((change) => (
						<ChangeItem key={change.text} change={change}>
							{change.packages.join(', ')}
						</ChangeItem>
					))}
				</ul>
			</Section>
			<Section title={text.released}>
				{released.length === 0 && (
					<p className="hatch max-w-prose rounded-card border border-line p-6">{text.noneReleased}</p>
				)}
				<div className="grid gap-8 lg:grid-cols-3">
					{released.map(({ name, releases }) => (
						<section key={name} className="grid content-start gap-4">
							<h3 className="font-bold">{name}</h3>
							{releases.map(({ version, changes }) => (
								<section key={version} className="grid gap-3 rounded-card border border-line bg-surface-raised p-4">
									<h4 className="text-lg font-bold">{version}</h4>
									<ul className="grid gap-3">
										{changes.map((change) => (
											<ChangeItem key={change.text} change={change} />
										))}
									</ul>
								</section>
							))}
						</section>
					))}
				</div>
			</Section>
		</DesignPage>
	);
}

function ChangeItem({ change, children }: { change: Change; children?: string }) {
	const { bump } = useText(changelogText);
	return (
		<li className="grid gap-1 text-sm">
			<span className="flex flex-wrap items-center gap-2">
				<Tag tone={change.bump === 'major' ? 'ink' : 'outline'}>{bump[change.bump]}</Tag>
				{children && <code className="text-ink-muted">{children}</code>}
			</span>
			<ChangeText>{change.text}</ChangeText>
		</li>
	);
}

/** Paragraphs and lists, with code in them. */
function ChangeText({ children }: { children: string }) {
	return (
		<div lang="en" className="grid gap-1 [&_code]:wrap-anywhere">
			{children.split('\n').map((line) =>
				line.startsWith('- ') ? (
					<p key={line} className="flex gap-2">
						<span aria-hidden="true">•</span>
						<span className="min-w-0">
							<GuideLine text={line.slice(2)} />
						</span>
					</p>
				) : (
					<p key={line}>
						<GuideLine text={line} />
					</p>
				),
			)}
		</div>
	);
}
