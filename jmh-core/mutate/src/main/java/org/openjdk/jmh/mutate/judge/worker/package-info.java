/** What runs in the VM of the tests; uses the JUnit of the project. */
package org.openjdk.jmh.mutate.judge.worker;
