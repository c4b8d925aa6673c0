/** As many as a day of a program holds, a workout, or the one-off exercises of a date. */
export const mostExercisesADay = 60;
