type Choices = {
  members: readonly { id: string }[];
  workouts: readonly { id: string }[];
};

/** The member and the program, where there is only one of each to choose; '' otherwise. */
export const onlyChoices = ({ members, workouts }: Choices): { memberId: string; workoutId: string } => ({
  memberId: theOnly(members),
  workoutId: theOnly(workouts),
});

const theOnly = (list: readonly { id: string }[]): string => (list.length === 1 ? (list[0]?.id ?? '') : '');
