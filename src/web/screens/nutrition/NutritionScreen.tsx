import { useState } from 'react';
import { type RecipeFilter, unfiltered } from '#web/features/recipes/member/recipe-filter.ts';
import { RecipesTab } from '#web/features/recipes/member/RecipesTab.tsx';
import { type CurrentUser, useCurrentUser } from '#web/session/current-user.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { CalculatorTab } from '#web/features/nutrition/CalculatorTab.tsx';
import { dailyPlan } from '#web/parts/people/daily-plan.ts';
import { ProfileTab } from './ProfileTab.tsx';
import { useProfileForm } from '#web/features/nutrition/use-profile-form.ts';

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'calculator', label: 'Calculator' },
  { value: 'recipes', label: 'Recipes' },
] as const;

/** The member's profile, the figures that follow from it, and recipes. */
export function NutritionScreen() {
  const { user } = useCurrentUser();
  return (
    <>
      <PageHeader title="Nutrition" subtitle="Know what you need, then cook it." />
      {user && <NutritionTabs user={user} />}
    </>
  );
}

/** Holds what each tab was left with, so that moving between them costs nothing. */
function NutritionTabs({ user }: { user: CurrentUser }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('profile');
  const [filter, setFilter] = useState<RecipeFilter>(unfiltered);
  const form = useProfileForm(user);
  return (
    <Tabs label="Nutrition" tabs={tabs} value={tab} onValueChange={setTab}>
      <TabPanel value="profile">
        <ProfileTab form={form} />
      </TabPanel>
      <TabPanel value="calculator">
        <CalculatorTab plan={dailyPlan(user)} onCompleteProfile={() => setTab('profile')} />
      </TabPanel>
      <TabPanel value="recipes">
        <RecipesTab
          allergens={user.allergens}
          dietPreference={user.dietPreference}
          filter={filter}
          onFilter={setFilter}
          onEditProfile={() => setTab('profile')}
        />
      </TabPanel>
    </Tabs>
  );
}
