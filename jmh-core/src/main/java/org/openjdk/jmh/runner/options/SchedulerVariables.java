package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the number of a job among all jobs from environment variables of GitLab, Slurm and Kubernetes. */
final class SchedulerVariables {

    private static final String GITLAB_INDEX = "CI_NODE_INDEX";
    private static final String GITLAB_COUNT = "CI_NODE_TOTAL";
    private static final String SLURM_ID = "SLURM_ARRAY_TASK_ID";
    private static final String SLURM_FIRST = "SLURM_ARRAY_TASK_MIN";
    private static final String SLURM_STEP = "SLURM_ARRAY_TASK_STEP";
    private static final String SLURM_COUNT = "SLURM_ARRAY_TASK_COUNT";
    private static final String KUBERNETES = "JOB_COMPLETION_INDEX";

    private final Map<String, String> environment;

    SchedulerVariables(Map<String, String> environment) {
        this.environment = environment;
    }

    /**
     * Returns the number of this job, from 1, and the count of all jobs.
     *
     * @param text  text that the user typed, for messages
     * @param count count of all jobs that the user gave, or 0
     * @throws CommandLineOptionException unless exactly one scheduler is found, and the count is known and matches
     */
    int[] place(String text, int count) throws CommandLineOptionException {
        List<String> known = new ArrayList<>();
        for (String name : new String[] {GITLAB_INDEX, SLURM_ID, KUBERNETES}) {
            if (environment.containsKey(name)) {
                known.add(name);
            }
        }
        if (known.size() != 1) {
            throw new CommandLineOptionException("-shard " + text + ": " + (known.isEmpty()
                    ? "none of " + GITLAB_INDEX + " (GitLab), " + SLURM_ID + " (Slurm) and " + KUBERNETES
                            + " (Kubernetes) is set here"
                    : String.join(" and ", known) + " are set, which contradict each other")
                    + "; write the number and the count of shards, such as 2/5");
        }
        return place(text, known.get(0), count);
    }

    private int[] place(String text, String known, int count) throws CommandLineOptionException {
        if (known.equals(KUBERNETES)) {
            if (count == 0) {
                throw new CommandLineOptionException(
                        "-shard " + text
                                + ": Kubernetes does not say how many pods there are; write auto/5 for a Job with five completions");
            }
            return new int[] {number(text, KUBERNETES) + 1, count};
        }
        boolean gitlab = known.equals(GITLAB_INDEX);
        int total = number(text, gitlab ? GITLAB_COUNT : SLURM_COUNT);
        if (count != 0 && count != total) {
            throw new CommandLineOptionException(
                    "-shard " + text + ": " + (gitlab ? GITLAB_COUNT : SLURM_COUNT) + " is "
                            + total + ", not " + count);
        }
        return new int[] {gitlab ? number(text, GITLAB_INDEX) : taskOfArray(text, total), total};
    }

    private int taskOfArray(String text, int count) throws CommandLineOptionException {
        int behind = number(text, SLURM_ID) - number(text, SLURM_FIRST);
        int step = environment.containsKey(SLURM_STEP) ? number(text, SLURM_STEP) : 1;
        if (step < 1 || behind % step != 0 || behind / step >= count) {
            throw new CommandLineOptionException(
                    "-shard " + text + ": task " + environment.get(SLURM_ID) + " of a Slurm "
                            + "array of " + count + " that begins with " + environment.get(SLURM_FIRST)
                            + " has no place in it; submit the tasks with consecutive numbers: --array=1-" + count);
        }
        return behind / step + 1;
    }

    private int number(String text, String name) throws CommandLineOptionException {
        String value = environment.get(name);
        try {
            return Integer.parseInt(String.valueOf(value).trim());
        } catch (NumberFormatException e) {
            throw new CommandLineOptionException("-shard " + text + ": " + name + " is "
                    + (value == null ? "not set" : value + ", which is not a number")
                    + "; write the number and the count of shards, such as 2/5");
        }
    }
}
