package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Paths;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ShutdownHookTest {

    private static final int EXIT_CODE = 3;

    /** A program that ends while it has a hook. */
    public static final class EndedProgram {

        private EndedProgram() {
        }

        /** Says what happens. */
        public static void main(String... arguments) throws InterruptedException {
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch asked = new CountDownLatch(1);
            ShutdownHook given =
                    new ShutdownHook("given back", () -> System.out.println("the hook that was given back"));
            given.close();
            ShutdownHook hook = new ShutdownHook("hook", () -> {
                begun.countDown();
                await(asked);
                System.out.println("the hook ends");
            });
            System.out.println(hook.hasBegun());
            hook.sleepIfExiting();
            new Thread(() -> System.exit(EXIT_CODE)).start();
            begun.await();
            hook.close();
            System.out.println(hook.hasBegun() + " " + new ShutdownHook("late", () -> System.out.println("late"))
                    .hasBegun());
            asked.countDown();
            hook.sleepIfExiting();
            System.out.println("the program goes on");
        }

        private static void await(CountDownLatch latch) {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** An ending VM rejects changes of its hooks, which must not raise an error. */
    @Test
    void endingVm_neitherAcceptsNorReleasesHooksWithoutError() throws Exception {
        Process program =
                new ProcessBuilder(Paths.get(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                        System.getProperty("java.class.path"), EndedProgram.class.getName()).redirectErrorStream(true)
                        .start();
        String printed = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(List.of("false", "true true", "the hook ends"), printed.lines().toList());
        assertEquals(EXIT_CODE, program.waitFor());
    }
}
