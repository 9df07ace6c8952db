/** What all build tools have, and call differently; and what goes wrong in any of them. */
package org.openjdk.jmh.builds.tool;
