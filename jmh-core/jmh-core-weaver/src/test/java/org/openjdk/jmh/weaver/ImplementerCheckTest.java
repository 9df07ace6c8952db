package org.openjdk.jmh.weaver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

class ImplementerCheckTest {

    /** Represents an upstream interface. */
    interface Implemented {
    }

    /** Represents an interface of ours. */
    interface Demanding {
        default void harmless() {
        }

        void unknown();
    }

    /** An interface of ours without abstract methods. */
    interface Obliging {
        default void harmless() {
        }
    }

    /** Inherits an abstract method. */
    interface Inheriting extends Demanding {
    }

    private static final String HOME = "org/openjdk/jmh/weaver/ImplementerCheckTest$";

    private static List<String> problems(String inserted) {
        String target = HOME + "Implemented";
        return new ImplementerCheck(
                name -> name.equals(target) ? extended(target, HOME + inserted) : FixtureClasses.bytes(name),
                FixtureClasses::bytes).problemsOf(target);
    }

    private static byte[] extended(String target, String inserted) {
        ClassNode node = new ClassNode();
        new ClassReader(FixtureClasses.bytes(target)).accept(node, 0);
        assertEquals(1, new InsertInterface(target, inserted).apply(node));
        ClassWriter writer = new ClassWriter(0);
        node.accept(writer);
        return writer.toByteArray();
    }

    @Test
    void abstractMethodOfAnInsertedInterface_isReported() {
        List<String> problems = problems("Demanding");
        assertEquals(1, problems.size(), problems.toString());
        assertTrue(problems.get(0).contains("unknown()V"), problems.toString());
    }

    @Test
    void inheritedAbstractMethodOfAnInsertedInterface_isReported() {
        assertEquals(problems("Demanding"), problems("Inheriting"));
    }

    @Test
    void interfaceWithoutAbstractMethods_hasNoProblem() {
        assertEquals(List.of(), problems("Obliging"));
    }
}
