package org.openjdk.jmh.weaver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.weaver.FixtureClasses.FIXTURE;
import static org.openjdk.jmh.weaver.FixtureClasses.HOOKS;
import static org.openjdk.jmh.weaver.FixtureClasses.PARENT;
import static org.openjdk.jmh.weaver.Snippet.code;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChangeReportTest {

    @Test
    void report_insertion_listsItsInstructionsOnly() {
        assertEquals(List.of(FIXTURE, "  method count(I)I",
                "    + ILOAD limit",
                "    + INVOKESTATIC " + HOOKS + ".atMostThree(I)I",
                "    + ISTORE limit", ""),
                report(new Insertion(FIXTURE, "count", "", Site.beforeComparison("i", "limit"),
                        code().load("limit").callStatic(HOOKS, "atMostThree", "(I)I").store("limit"), "limit")));
    }

    @Test
    void report_superclass_showsTheConstructorToo() {
        assertEquals(List.of(FIXTURE, "  class",
                "    - extends " + PARENT, "    + extends " + HOOKS,
                "  method <init>()V",
                "    - INVOKESPECIAL " + PARENT + ".<init>()V",
                "    + INVOKESPECIAL " + HOOKS + ".<init>()V", ""),
                report(new InsertSuperclass(FIXTURE, PARENT, HOOKS)));
    }

    @Test
    void report_renamedMethod_doesNotRepeatItsBody() {
        List<String> report = report(new DelegateMethod(FIXTURE, "guarded", "(Ljava/lang/StringBuilder;)V", "original",
                HOOKS, "guarded"));
        assertTrue(report.contains("    + the body of method guarded(Ljava/lang/StringBuilder;)V"), report.toString());
        assertTrue(report.stream().noneMatch(line -> line.contains("\"upstream\"")), report.toString());
    }

    @Test
    void report_patchWithUndescribedChange_showsIt() {
        List<String> report = report(new Patch() {
            @Override
            public String target() {
                return FIXTURE;
            }

            @Override
            public String description() {
                return "makes one() public";
            }

            @Override
            public int apply(org.objectweb.asm.tree.ClassNode node) {
                node.methods.forEach(method -> method.access |= org.objectweb.asm.Opcodes.ACC_FINAL);
                return 1;
            }
        });
        assertTrue(report.contains("    + declared public final"), report.toString());
    }

    private static List<String> report(Patch patch) {
        return ChangeReport.of(Map.of(FIXTURE, FixtureClasses.bytes(FIXTURE)),
                Map.of(FIXTURE, FixtureClasses.woven(patch)));
    }
}
