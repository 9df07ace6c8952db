package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShardTest {

    /** Variables as {@code NAME=value}, separated by spaces. */
    private static SchedulerVariables variables(String text) {
        Map<String, String> environment = new HashMap<>();
        for (String variable : text.isEmpty() ? new String[0] : text.split(" ")) {
            environment.put(variable.substring(0, variable.indexOf('=')),
                    variable.substring(variable.indexOf('=') + 1));
        }
        return new SchedulerVariables(environment);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 2/5, 2/5",
        "'', 2/5:forks, 2/5:forks",
        "CI_NODE_INDEX=1 CI_NODE_TOTAL=4, 3/5, 3/5",
        "CI_NODE_INDEX=1 CI_NODE_TOTAL=4, auto, 1/4",
        "CI_NODE_INDEX=4 CI_NODE_TOTAL=4, auto:forks, 4/4:forks",
        "CI_NODE_TOTAL=1 JOB_COMPLETION_INDEX=0, auto/7, 1/7",
        "JOB_COMPLETION_INDEX=6, auto/7:forks, 7/7:forks",
        "SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_STEP=1 SLURM_ARRAY_TASK_COUNT=3, auto, 1/3",
        "SLURM_ARRAY_TASK_ID=6 SLURM_ARRAY_TASK_MIN=2 SLURM_ARRAY_TASK_STEP=2 SLURM_ARRAY_TASK_COUNT=3, auto, 3/3",
        "SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=3, auto/3, 2/3",
    })
    void shard_givenOrFromAScheduler_isParsed(String environment, String text, String expected)
            throws CommandLineOptionException {
        assertEquals(expected, Shard.parse(text, variables(environment)).toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'' | auto | none of CI_NODE_INDEX (GitLab), SLURM_ARRAY_TASK_ID (Slurm) and JOB_COMPLETION_INDEX",
        "JOB_COMPLETION_INDEX=0 | auto | write auto/5 for a Job with five completions",
        "JOB_COMPLETION_INDEX=7 | auto/7 | there is no shard 8 of 7",
        "JOB_COMPLETION_INDEX=x | auto/7 | JOB_COMPLETION_INDEX is x, which is not a number",
        "CI_NODE_INDEX=1 CI_NODE_TOTAL=4 | auto/5 | CI_NODE_TOTAL is 4, not 5",
        "CI_NODE_INDEX=1 | auto | CI_NODE_TOTAL is not set",
        "CI_NODE_INDEX=1 CI_NODE_TOTAL=4 JOB_COMPLETION_INDEX=0 | auto | are set, which contradict each other",
        "SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_STEP=1 SLURM_ARRAY_TASK_COUNT=3 | auto | "
                + "consecutive numbers: --array=1-3",
        "SLURM_ARRAY_TASK_ID=3 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_STEP=2 SLURM_ARRAY_TASK_COUNT=3 | auto | "
                + "consecutive numbers: --array=1-3",
        "'' | 0/4 | there is no shard 0 of 4; they are numbered from 1 to 4",
        "'' | 5/4 | there is no shard 5 of 4; they are numbered from 1 to 4",
        "'' | 1/20000 | the number of shards must be 1 to 10000",
        "'' | a/b | write 2/5 for the second of five shards",
        "'' | '' | write 2/5 for the second of five shards",
    })
    void shard_invalid_isRejected(String environment, String text, String message) {
        String refusal = assertThrows(CommandLineOptionException.class,
                () -> Shard.parse(text, variables(environment))).getMessage();
        assertTrue(refusal.startsWith("-shard " + text + ": "), refusal);
        assertTrue(refusal.contains(message), refusal);
    }

    @Test
    void builder_shard_isInherited() {
        Options parent = new OptionsBuilder().shard(Shard.of(2, 5).ofForks()).build();
        assertEquals("2/5:forks", new OptionsBuilder().parent(parent).build().getShard().get().toString());
        assertThrows(IllegalArgumentException.class, () -> Shard.of(0, 4));
        assertThrows(IllegalArgumentException.class, () -> new OptionsBuilder().shard(null));
    }
}
