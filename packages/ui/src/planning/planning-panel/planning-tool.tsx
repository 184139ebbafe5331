import { useTranslation } from 'react-i18next';
import { LayersIcon } from '../../primitives/icon/index.ts';
import { MapTool } from '../../primitives/map/index.ts';

export interface PlanningToolProps {
	/** Whether the panel is open. */
	open: boolean;
	onPress: () => void;
}

/** The button among a map's tools that opens the planning panel. */
export function PlanningTool({ open, onPress }: PlanningToolProps) {
	const { t } = useTranslation('planning');
	return <MapTool icon={<LayersIcon aria-hidden="true" />} name={t('title')} expanded={open} onPress={onPress} />;
}
