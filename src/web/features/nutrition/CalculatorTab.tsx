import { Activity, Calculator, Flame, HeartPulse } from 'lucide-react';
import { energyOf, type Macros } from '#domain/nutrition/nutrition.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ProgressRing } from '#web/ui/figures/ProgressRing.tsx';
import { StatTile } from '#web/ui/figures/StatTile.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { DailyPlan } from '#web/parts/people/daily-plan.ts';

type CalculatorTabProps = { plan: DailyPlan | null; onCompleteProfile: () => void };

export function CalculatorTab({ plan, onCompleteProfile }: CalculatorTabProps) {
  if (plan === null) {
    return (
      <Card>
        <EmptyState
          icon={Calculator}
          action={
            <Button variant="primary" onClick={onCompleteProfile}>
              Complete Profile
            </Button>
          }
        >
          Complete your nutrition profile to see personalized macro recommendations
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid gap-(--stack)">
      {plan.warnedBelow !== null && <TooLittle plan={plan} />}
      <div className="grid grid-halves gap-(--stack) lg:grid-cols-[3fr_2fr_2fr]">
        <StatTile
          label="Daily Calories"
          icon={Flame}
          value={whole(plan.calories)}
          unit="kcal"
          caption={goalTexts[plan.goal] ?? goalTexts.maintain}
          className="border-accent/45 bg-linear-to-b from-accent-soft to-transparent to-60% max-lg:col-span-full"
        />
        <StatTile
          label="BMR"
          icon={HeartPulse}
          value={whole(plan.basalRate)}
          unit="kcal"
          caption="Burned at rest"
        />
        <StatTile
          label="TDEE"
          icon={Activity}
          value={whole(plan.expenditure)}
          unit="kcal"
          caption="Burned on a usual day"
        />
      </div>
      <ul className="grid gap-(--stack) lg:grid-cols-3">
        <Macro name="Protein" macro="p" share={30} plan={plan} />
        <Macro name="Carbs" macro="c" share={40} plan={plan} />
        <Macro name="Fats" macro="f" share={30} plan={plan} />
      </ul>
      <HowItIsCalculated plan={plan} />
    </div>
  );
}

const whole = (value: number) => value.toLocaleString('en-US');

const goalTexts: Record<string, string> = {
  lose: 'To lose weight: 20% below your TDEE',
  maintain: 'To maintain your weight: your TDEE',
  gain: 'To gain weight: 10% above your TDEE',
};

function TooLittle({ plan }: { plan: DailyPlan }) {
  return (
    <Notice tone="warning">
      {`${whole(plan.calories)} kcal a day is very little: less than ${whole(plan.warnedBelow ?? 0)} kcal is not safe to eat for long. Choose a slower way, and talk to your coach or a doctor first.`}
    </Notice>
  );
}

type MacroProps = { name: string; macro: keyof Macros; share: number; plan: DailyPlan };

function Macro({ name, macro, share, plan }: MacroProps) {
  const grams = plan.macros[macro];
  const kcal = energyOf({ p: 0, c: 0, f: 0, [macro]: grams });
  return (
    <li>
      <StatTile
        label={name}
        value={whole(grams)}
        unit="g"
        caption={`${share}% · ${whole(kcal)} kcal`}
        chart={
          <ProgressRing label={`${name}: share of energy`} value={share} valueText={`${share}%`} size={56} />
        }
      />
    </li>
  );
}

function HowItIsCalculated({ plan }: { plan: DailyPlan }) {
  return (
    <Card title="How this is calculated">
      <dl className="grid gap-4 text-sm text-muted lg:grid-cols-3 [&_dt]:mb-1 [&_dt]:font-medium [&_dt]:text-ink">
        <div>
          <dt>BMR</dt>
          <dd>
            What your body burns at rest, by the Mifflin-St Jeor equation, from your weight, height, age and
            sex.
          </dd>
        </div>
        <div>
          <dt>TDEE</dt>
          <dd>{`Your BMR × ${plan.multiplier} for your activity level: what you burn on a usual day.`}</dd>
        </div>
        <div>
          <dt>Macros</dt>
          <dd>
            30% of the energy from protein and 40% from carbs at 4 kcal a gram, 30% from fats at 9 kcal a
            gram.
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-faint">
        An estimate to begin with. Watch the scale for two weeks, then adjust.
      </p>
    </Card>
  );
}
