/** Front end for compiled classes: reads the model of the rules from bytecode with ASM. */
package org.openjdk.jmh.lint.bytecode;
