package org.openjdk.jmh.mutate.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.mutate.Project;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.MutateException;

class TestJudgeTest {

    private static final String SUBJECT = """
            package a;
            public class Subject {
                static int asked;
                boolean known;
                boolean ask() { asked++; return true; }
                public boolean counts() { return known && ask(); }
                public boolean alike() { return known || safe(); }
                boolean safe() { return true; }
                public boolean unseen() { return known || safe(); }
            }
            """;

    @TempDir
    Path root;

    @Test
    void mutants_areJudgedByTheTestsThatCoverThem() throws Exception {
        Project project = new Project(root).compiled("a/Subject.java", SUBJECT).test("a/SubjectTest.java", """
                package a;
                import static org.junit.jupiter.api.Assertions.*;
                import org.junit.jupiter.api.Test;
                class SubjectTest {
                    @Test void alike() { System.out.println("noise"); assertTrue(new Subject().alike()); }
                    @Test void counts() { new Subject().counts(); assertEquals(0, Subject.asked); }
                    @Test void failsAnyway() { fail(); }
                }
                """);
        Map<String, MutantState> states = judge(project, project.mutants(0, "soc")).stream().collect(Collectors.toMap(
                each -> each.mutant().method(), CheckedMutant::state));
        assertEquals(Map.of("counts()Z", MutantState.FAILS_TESTS, "alike()Z", MutantState.VALID, "unseen()Z",
                MutantState.UNTESTED), states);
        assertTrue(project.warnings().toString().contains("1 tests fail on the original"),
                project.warnings()::toString);
    }

    @Test
    void testThatHaltsItsVm_affectsNoOtherTest() throws Exception {
        Project project = new Project(root).compiled("a/Subject.java", SUBJECT).test("a/ExitTest.java", """
                package a;
                class ExitTest {
                    @org.junit.jupiter.api.Test void exits() { Runtime.getRuntime().halt(3); }
                }
                """).test("a/SubjectTest.java", """
                package a;
                class SubjectTest {
                    @org.junit.jupiter.api.Test void alike() { new Subject().alike(); }
                }
                """);
        List<CheckedMutant> judged = judge(project, project.mutants(0, "soc"));
        assertEquals(1, judged.stream().filter(each -> each.state() == MutantState.VALID).count());
        assertTrue(project.warnings().toString().contains("a.ExitTest (the VM of the tests ended)"),
                project.warnings()::toString);
    }

    @Test
    void projectWithoutTests_isRejected() throws Exception {
        Project project = new Project(root).compiled("a/Subject.java", SUBJECT);
        List<CheckedMutant> mutants = project.mutants(0, "soc");
        MutateException mistake = assertThrows(MutateException.class, () -> judge(project, mutants));
        assertTrue(mistake.getMessage().startsWith("There are no classes named like tests"), mistake::getMessage);
    }

    @Test
    void judgedMutants_areJudgedAgainOnlyAfterChanges() throws Exception {
        Path runs = root.resolve("runs");
        String counting = """
                package a;
                class SubjectTest {
                    @org.junit.jupiter.api.Test void alike() throws Exception {
                        new Subject().alike();
                        java.nio.file.Files.writeString(java.nio.file.Path.of("%s"), "x",
                                java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.APPEND);
                    }
                }
                """.formatted(runs.toString().replace("\\", "/"));
        Project project = new Project(root).compiled("a/Subject.java", SUBJECT).test("a/SubjectTest.java", counting);
        List<CheckedMutant> first = judge(project, project.mutants(0, "soc"));
        assertEquals(2, Files.size(runs), "once on the original and once on the mutant");
        assertEquals(first, judge(project, project.mutants(0, "soc")));
        assertEquals(2, Files.size(runs), "nothing ran again");
        project.test("a/OtherTest.java", "package a; class OtherTest { @org.junit.jupiter.api.Test void none() { } }");
        assertEquals(first, judge(project, project.mutants(0, "soc")));
        assertEquals(4, Files.size(runs), "changed tests run again");
        assertTrue(project.warnings().toString().contains("all tests run again"), project.warnings()::toString);
    }

    @Test
    void incompleteVerdict_isDeterminedAgain() throws Exception {
        Project project = new Project(root).compiled("a/Subject.java", SUBJECT).test("a/SubjectTest.java", """
                package a;
                class SubjectTest {
                    @org.junit.jupiter.api.Test void alike() { new Subject().alike(); }
                }
                """);
        List<CheckedMutant> first = judge(project, project.mutants(0, "soc"));
        Path journal = project.work().root().resolve("tests.jsonl");
        String whole = Files.readString(journal);
        Files.writeString(journal, whole.substring(0, whole.length() - 30));
        assertEquals(first, judge(project, project.mutants(0, "soc")));
        assertEquals(whole.lines().count(), Files.readString(journal).lines().count());
    }

    @Test
    void excludedTestClasses_doNotJudge() throws Exception {
        Project project = new Project(root).compiled("a/Subject.java", SUBJECT).test("a/FlakyTest.java", """
                package a;
                class FlakyTest {
                    @org.junit.jupiter.api.Test void counts() { new Subject().counts(); }
                }
                """).test("a/SubjectTest.java", """
                package a;
                class SubjectTest {
                    @org.junit.jupiter.api.Test void alike() { new Subject().alike(); }
                }
                """);
        List<CheckedMutant> mutants = project.mutants(0, "soc");
        Map<String, MutantState> states = judge(project, mutants, ".*Flaky.*", Duration.ofMinutes(1)).stream()
                .collect(Collectors.toMap(each -> each.mutant().method(), CheckedMutant::state));
        assertEquals(Map.of("counts()Z", MutantState.UNTESTED, "alike()Z", MutantState.VALID, "unseen()Z",
                MutantState.UNTESTED), states);
        MutateException mistake =
                assertThrows(MutateException.class, () -> judge(project, mutants, "a.*", Duration.ofMinutes(1)));
        assertTrue(mistake.getMessage().startsWith("All 2 test classes match a.*"), mistake::getMessage);
    }

    @Test
    void slowTestClass_doesNotJudge() throws Exception {
        Project project = new Project(root).compiled("a/Subject.java", SUBJECT).test("a/SlowTest.java", """
                package a;
                class SlowTest {
                    @org.junit.jupiter.api.Test void sleeps() throws Exception { Thread.sleep(1_000_000); }
                }
                """);
        List<CheckedMutant> mutants = project.mutants(0, "soc");
        MutateException mistake =
                assertThrows(MutateException.class, () -> judge(project, mutants, "", Duration.ofSeconds(1)));
        assertTrue(mistake.getMessage().startsWith("No test passes on the original: a.SlowTest (time limit)"),
                mistake::getMessage);
    }

    private static List<CheckedMutant> judge(Project project, List<CheckedMutant> mutants) throws Exception {
        return judge(project, mutants, "", Duration.ofMinutes(1));
    }

    private static List<CheckedMutant> judge(Project project, List<CheckedMutant> mutants, String excluded,
                                             Duration limit)
            throws Exception {
        List<Path> classPath = new ArrayList<>(List.of(project.tests(), project.classes()));
        classPath.addAll(Project.ownClassPath());
        TestSettings settings =
                new TestSettings(List.of(project.tests()), Pattern.compile(excluded), classPath,
                        project.work().originals(),
                        Path.of("."), List.of(), limit, 1);
        return new TestJudge(settings, project.warnings()::add).judge(mutants, project.work());
    }
}
